import { type ComponentProps, lazy, Suspense } from "react";
import { FullPageLoader } from "#ui/skeleton.tsx";

// A board is heavier than all else that pages have in common: it comes when a plan is opened, for members and guests alike.
const Editor = lazy(async () => ({ default: (await import("./editor/plan-editor.tsx")).PlanEditor }));
const Steps = lazy(async () => ({ default: (await import("./show/show.tsx")).Show }));

/** A plan on its board, as a list, in time and in money. */
export const PlanEditor = (props: ComponentProps<typeof Editor>) => (
  <Suspense fallback={<FullPageLoader />}>
    <Editor {...props} />
  </Suspense>
);

/** A plan step by step. */
export const Show = (props: ComponentProps<typeof Steps>) => (
  <Suspense fallback={<FullPageLoader />}>
    <Steps {...props} />
  </Suspense>
);
