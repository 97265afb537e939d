/** Set bits of every mask of up to eleven flags. */
export const BIT_COUNT = Uint8Array.from({ length: 2048 }, (_, mask) => {
  let count = 0;
  for (let rest = mask; rest; rest &= rest - 1) count++;
  return count;
});

/** 1 / sqrt(k) for k up to eleven; 0 for 0, so that an empty set adds nothing. */
export const INVERSE_ROOT = Float64Array.from({ length: 12 }, (_, k) => (k ? 1 / Math.sqrt(k) : 0));

/** The places of the set bits, lowest first. */
export const bitsOf = (mask: number): number[] => {
  const places: number[] = [];
  for (let bit = 0; mask >>> bit; bit++) if ((mask >>> bit) & 1) places.push(bit);
  return places;
};
