/** Whether another page shows this one in a frame: then nobody is known here, and every link opens elsewhere. */
export const embedded = globalThis.location?.pathname.startsWith("/embed/") ?? false;
