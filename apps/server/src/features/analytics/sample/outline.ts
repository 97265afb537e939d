import { DEVICE_WIDTHS, type Device } from "@kompagnon/contract/analytics/rules.ts";

const COLUMNS: Readonly<Record<Device, number>> = { phone: 1, tablet: 2, desktop: 3 };

/** How a page of ours looks from afar, in one width. */
export function outlineOfPage(device: Device) {
  const width = DEVICE_WIDTHS[device];
  const edge = device === "phone" ? 16 : 48;
  const inner = width - 2 * edge;
  const columns = COLUMNS[device];
  const card = Math.floor((inner - (columns - 1) * 24) / columns);
  const boxes: [number, number, number, number, number][] = [
    [0, 0, 0, width, 72],
    [6, width - edge - 140, 16, 140, 40],
    [3, edge, 140, Math.round(inner * 0.7), 48],
    [4, edge, 212, Math.round(inner * 0.9), 18],
    [4, edge, 240, Math.round(inner * 0.75), 18],
    [6, Math.round(width / 2) - 110, 400, 220, 48],
  ];
  for (let nth = 0; nth < 6; nth += 1) {
    const x = edge + (nth % columns) * (card + 24);
    const y = 560 + Math.floor(nth / columns) * 320;
    boxes.push(
      [0, x, y, card, 296],
      [8, x + 16, y + 16, card - 32, 120],
      [3, x + 16, y + 156, card - 80, 24],
    );
    boxes.push(
      [4, x + 16, y + 196, card - 40, 14],
      [5, x + 16, y + 220, card - 90, 14],
      [6, x + 16, y + 244, 120, 36],
    );
  }
  return { width, height: 560 + Math.ceil(6 / columns) * 320, boxes };
}
