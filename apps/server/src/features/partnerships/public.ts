/** What other features may use of the way from a match to a company. */
export { agreedPoints, type Uncovered, uncoveredOf } from "#features/partnerships/path.ts";
