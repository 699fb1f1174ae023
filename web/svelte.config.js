/** svelte-check reads it; vite.config.ts says the rest. */
export default {};
