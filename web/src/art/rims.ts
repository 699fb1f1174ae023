/** What shields are framed with: light, body and shadow of the metal. */
export const RIMS = {
  brass: ["#fbe9b4", "#c79a4c", "#6e4d1c"],
  steel: ["#f2f7ff", "#8d9bb0", "#2a3340"],
  beam: ["#eafcff", "#7fa9b5", "#2d4c58"],
  ink: ["#0d0b12", "#0d0b12", "#0d0b12"],
} as const;
export type Rim = keyof typeof RIMS;
