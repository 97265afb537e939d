import sharp from "sharp";

// Warm papers and deep greens, as the product's own palette; drawn by the member's place in the list.
const GROUNDS = [
  ["#f2d8c2", "#e39a78"],
  ["#cfe3d4", "#6fa58a"],
  ["#d9e2ef", "#7f9cc2"],
  ["#f4e3b5", "#d8a93e"],
  ["#ead6e6", "#b37fa6"],
  ["#d5e6e6", "#5f9ea0"],
] as const;

/** A generated portrait as SVG: one drawn person on a coloured ground; the same for the same seed. */
async function portrait(seed: string, place: number, width: number, height: number): Promise<string> {
  const [{ createAvatar }, { notionists }] = await Promise.all([
    import("@dicebear/core"),
    import("@dicebear/collection"),
  ]);
  const figure = createAvatar(notionists, {
    seed,
    scale: 105,
    translateY: 4,
    beardProbability: 0,
    gestureProbability: 0,
  }).toString();
  const [light, deep] = GROUNDS[place % GROUNDS.length] ?? GROUNDS[0];
  const size = Math.max(width, height * 0.86);
  const inner = figure.replace(
    /^<svg /,
    `<svg x="${(width - size) / 2}" y="${height - size}" width="${size}" height="${size}" `,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="g" x1="0" y1="0" x2="0.4" y2="1"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${deep}"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/><circle cx="${width * 0.5}" cy="${height * 0.62}" r="${width * 0.62}" fill="${light}" opacity="0.55"/>${inner}</svg>`;
}

/** The matching picture of a sample member: JPEG, 384x600. */
export const matchingPicture = async (name: string, place: number): Promise<Buffer> =>
  sharp(Buffer.from(await portrait(name, place, 384, 600)))
    .jpeg({ quality: 88 })
    .toBuffer();

/** The avatar of a sample member: WebP, 256x256. */
export const avatarPicture = async (name: string, place: number): Promise<Buffer> =>
  sharp(Buffer.from(await portrait(name, place, 256, 256)))
    .webp({ quality: 84 })
    .toBuffer();
