/** The product's version, as health and every process tell it. */
export const VERSION = "0.1.0";
