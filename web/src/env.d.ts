/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "virtual:icons" {
  const parts: Record<string, () => Promise<{ default: Record<string, string> }[]>>;
  export default parts;
}

declare module "virtual:icons/leaves" {
  const leaves: [names: string, load: () => Promise<{ default: Record<string, string> }>][];
  export default leaves;
}

declare module "virtual:icons/*" {
  const drawings: Record<string, string>;
  export default drawings;
}
