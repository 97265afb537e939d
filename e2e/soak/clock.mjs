// Loaded before the product (--import): on SIGUSR2 this process's clock is shifted by the next of these steps, in
// milliseconds.
const STEPS = [20_000, 0, -20_000, 0];
const Real = Date;
let off = 0;
let step = 0;
process.on("SIGUSR2", () => {
  off = STEPS[step++ % STEPS.length];
});
globalThis.Date = class extends Real {
  constructor(...given) {
    if (given.length === 0) super(Real.now() + off);
    else super(...given);
  }
  static now() {
    return Real.now() + off;
  }
};
