/** Papers can't be set at the moment, or on this machine at all. */
export class PapersUnavailable extends Error {}
