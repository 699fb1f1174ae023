/** Cards are small: more of them beside each other. */
export const COLUMNS = "repeat(auto-fill, minmax(8.4rem, 1fr))";
