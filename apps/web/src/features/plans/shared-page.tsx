import { lazy, Suspense } from "react";
import { FullPageLoader } from "#ui/skeleton.tsx";

// What pages for everybody draw is in the files of all of them.
const SharedRoom = lazy(async () => ({
  default: (await import("#features/documents/public.ts")).SharedRoom,
}));
const PlanEditor = lazy(async () => ({ default: (await import("./doors.tsx")).PlanEditor }));

/** `/shared/plan#{token}`: a read-only plan behind a link. */
export default function SharedPage() {
  return (
    <Suspense fallback={<FullPageLoader />}>
      <SharedRoom kind="plan">{(open) => <PlanEditor open={open} />}</SharedRoom>
    </Suspense>
  );
}
