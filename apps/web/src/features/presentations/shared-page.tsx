import { lazy, Suspense } from "react";
import { FullPageLoader } from "#ui/skeleton.tsx";

// What pages for everybody draw is in the files of all of them.
const SharedRoom = lazy(async () => ({
  default: (await import("#features/documents/public.ts")).SharedRoom,
}));
const DeckEditor = lazy(async () => ({ default: (await import("./doors.tsx")).DeckEditor }));

/** `/shared/presentation#{token}`: a read-only deck behind a link. */
export default function SharedPage() {
  return (
    <Suspense fallback={<FullPageLoader />}>
      <SharedRoom kind="presentation">{(open) => <DeckEditor open={open} />}</SharedRoom>
    </Suspense>
  );
}
