const near = new Set<string>();
/** Whether a post has been near the screen: its pictures are at hand. */
export const wasNear = (id: string): boolean => near.has(id);
/** Remembers that a post is near the screen. */
export const recordNear = (id: string): void => void near.add(id);

const heights = new Map<string, number>();
/** As high as a post usually is, in px. */
const USUAL = 300;

/** As high as a post was when it was last drawn, in px: what is out of sight keeps its room, also when one comes back. */
export const heightOf = (id: string): number => heights.get(id) ?? USUAL;
/** Remembers how high a post is drawn. */
export const recordHeight = (id: string, height: number): void => {
  if (height > 0) heights.set(id, height);
};
