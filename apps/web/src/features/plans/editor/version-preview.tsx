import type * as Y from "yjs";
import { readPlan } from "../model/plan.ts";
import { ListView } from "../views/list-view.tsx";

/** A plan as it was. */
export const VersionPreview = ({ doc }: { doc: Y.Doc }) => (
  <ListView plan={readPlan(doc)} owners={new Map()} onOpen={null} />
);
