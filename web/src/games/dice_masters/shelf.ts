/** Cards are wide: their dice lie beside the text. */
export const COLUMNS = "repeat(auto-fill, minmax(min(15rem, 100%), 1fr))";
