import { type ComponentProps, lazy, Suspense } from "react";
import { FullPageLoader } from "#ui/skeleton.tsx";

// The editor is heavier than all else that pages have in common: it comes when a deck is opened, for members and guests alike.
const Editor = lazy(async () => ({ default: (await import("./editor/deck-editor.tsx")).DeckEditor }));
const Second = lazy(async () => ({ default: (await import("./show/presenter.tsx")).Presenter }));

/** A deck on its stage. */
export const DeckEditor = (props: ComponentProps<typeof Editor>) => (
  <Suspense fallback={<FullPageLoader />}>
    <Editor {...props} />
  </Suspense>
);

/** The presenter's second window. */
export const Presenter = (props: ComponentProps<typeof Second>) => (
  <Suspense fallback={<FullPageLoader />}>
    <Second {...props} />
  </Suspense>
);
