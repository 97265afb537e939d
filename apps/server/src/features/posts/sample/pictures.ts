import sharp from "sharp";

const COLOURS = [
  ["#f6efe4", "#2f7a5f", "#e39a78"],
  ["#eef3ee", "#1f5f6b", "#d8a93e"],
  ["#f7ece9", "#7f4f7a", "#6fa58a"],
] as const;
const [WIDTH, HEIGHT, SMALL] = [1200, 800, 800];

/** Bars as high as the numbers. */
function chart(values: readonly number[], [ground, deep, light]: readonly [string, string, string]): string {
  const most = Math.max(...values, 1);
  const room = 960 / values.length;
  const bars = values.map((value, n) => {
    const height = Math.round((value / most) * 560);
    const [x, fill] = [120 + n * room + room * 0.15, n === values.length - 1 ? light : deep];
    return `<rect x="${x}" y="${690 - height}" width="${room * 0.7}" height="${height}" rx="14" fill="${fill}"/>`;
  });
  return `<rect width="100%" height="100%" fill="${ground}"/>${bars.join("")}<rect x="110" y="694" width="980" height="6" rx="3" fill="${deep}" opacity="0.6"/>`;
}

/** Shelves with as many things as the numbers say. */
function shelf(values: readonly number[], [ground, deep, light]: readonly [string, string, string]): string {
  const room = 640 / values.length;
  const boards = values.map((count, row) => {
    const floor = 100 + (row + 1) * room;
    const things = Array.from({ length: count }, (_, n) => {
      const width = Math.min(150, 860 / count);
      const height = room * (0.5 + ((n * 7 + row * 5) % 5) / 14);
      return `<rect x="${150 + n * (900 / count)}" y="${floor - height}" width="${width}" height="${height}" rx="${(n * 9) % 26}" fill="${(n + row) % 2 ? deep : light}"/>`;
    });
    return `${things.join("")}<rect x="110" y="${floor}" width="980" height="14" rx="7" fill="${deep}" opacity="0.5"/>`;
  });
  return `<rect width="100%" height="100%" fill="${ground}"/>${boards.join("")}`;
}

/** A drawn picture of a sample post in the product's two sizes. */
export async function postPicture(kind: "chart" | "shelf", values: readonly number[], seed: number) {
  const colours = COLOURS[seed % COLOURS.length] ?? COLOURS[0];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${(kind === "chart" ? chart : shelf)(values, colours)}</svg>`;
  const drawn = sharp(Buffer.from(svg));
  const [full, small] = await Promise.all([
    drawn.clone().webp({ quality: 84 }).toBuffer(),
    drawn.clone().resize(SMALL).webp({ quality: 84 }).toBuffer(),
  ]);
  return { full, small, width: WIDTH, height: HEIGHT };
}
