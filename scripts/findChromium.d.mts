/** Path of an installed Chromium: that of CHROMIUM_PATH, else one on the PATH. Undefined when there is none. */
export function findChromium(): string | undefined
