import type { ReportKind } from "@kompagnon/contract/moderation/rules.ts";
import type { NotificationType } from "@kompagnon/contract/notifications/rules.ts";
import type { SearchFindings } from "@kompagnon/contract/search/endpoints.ts";
import type { FigureName } from "@kompagnon/contract/site/figures.ts";
import { composeFeatures, type Feature, type FeatureRegistry } from "#platform/feature.ts";
import * as list from "./features.ts";

/** The features of the product. */
export const features: readonly Feature[] = Object.values(list);

/** The keys of one part over all features. */
type Claimed<Part extends string> = {
  [F in keyof typeof list]: (typeof list)[F] extends { readonly [P in Part]: infer Given }
    ? keyof Given
    : never;
}[keyof typeof list];
/** `true`, or what no feature claims: that does not compile then, and says what is missing. */
type Complete<All, Part extends string> = [Exclude<All, Claimed<Part>>] extends [never]
  ? true
  : { missing: Exclude<All, Claimed<Part>> };
export const complete: [
  reports: Complete<ReportKind, "reports">,
  notifications: Complete<NotificationType, "notifications">,
  search: Complete<keyof SearchFindings, "search">,
  figures: Complete<FigureName, "figures">,
] = [true, true, true, true];

/** What the features together are to one another: complete, as `complete` has the compiler check. */
export const registry: FeatureRegistry = composeFeatures(features);
