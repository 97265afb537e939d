import { lazy } from "react";

/** The searchable help; a file of its own, so that pages that share something with it do not load it. */
export const HelpCentre = lazy(async () => ({ default: (await import("../help-centre.tsx")).HelpCentre }));
