import type { Platform } from "#platform/platform.ts";

/** Loads the sample community once and answers the lines to print at start. */
export async function loadSample(_platform: Platform): Promise<string[]> {
  return [];
}
