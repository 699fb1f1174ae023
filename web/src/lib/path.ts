/** The way from the first match to a player: five steps a game. Nothing is locked; whoever has taken a step has its star. */
export interface Step {
  id: "first" | "some" | "all" | "few" | "many";
  have: number;
  need: number;
}

const SOME = 3; // lessons after the first match
const FEW = 5; // puzzles
const MANY = 15;

/** How far somebody is: whether each lesson of a game is learnt, the first match first, and how many puzzles are solved. */
export function pathOf(learnt: readonly boolean[], solved: number): Step[] {
  const short = learnt.slice(1);
  const done = short.filter(Boolean).length;
  const some = Math.min(SOME, short.length);
  return [
    { id: "first", have: learnt[0] ? 1 : 0, need: 1 },
    { id: "some", have: Math.min(done, some), need: some },
    { id: "all", have: done, need: short.length },
    { id: "few", have: Math.min(solved, FEW), need: FEW },
    { id: "many", have: Math.min(solved, MANY), need: MANY },
  ];
}

export function isTaken({ have, need }: Step): boolean {
  return have >= need;
}
