import { route } from "@react-router/dev/routes";
import type { FeatureRoutes } from "#platform/feature-routes.ts";

/** Ordering, what was bought, coming back from the payment; and the rights that need no sign-in. */
export const routes: FeatureRoutes = {
  guest: [
    route("billing/success", "outcome/success-page.tsx"),
    route("billing/cancel", "outcome/cancel-page.tsx"),
    route("withdraw", "rights/withdraw-page.tsx"),
    route("cancel-contract", "rights/cancel-contract-page.tsx"),
  ],
  dashboard: [
    route("order/:plan", "order/order-page.tsx"),
    route("settings/purchases", "purchases/purchases-page.tsx"),
    route("admin/billing", "reviews/reviews-page.tsx"),
    route("admin/billing/members/:memberId", "reviews/member-page.tsx"),
  ],
};
