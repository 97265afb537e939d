import { lazy } from "react";

/** What other parts of the app may use of this feature. Light: the shell draws with it on every page. */
export type { FileProblem, OpenPicture } from "./profile/crop.ts";
export { useLanguageChoice } from "./use-language-choice.ts";

/** Cuts a round picture out of an opened one. */
export const CropDialog = lazy(async () => ({
  default: (await import("./profile/crop-dialog.tsx")).CropDialog,
}));
/** What opens a picture file for it. */
export const loadCropping = () => import("./profile/crop.ts");
/** A change of another feature's that asks who is there. */
export const ProofForm = lazy(async () => ({
  default: (await import("./security/proof-form.tsx")).ProofForm,
}));
