import { useParams } from "react-router";
import { DocumentRoom } from "#features/documents/public.ts";
import { PlanEditor } from "./doors.tsx";

/** `/dashboard/resources/plan/{planId}/edit`: a plan on its board, as a list, in time and in money. */
export default function EditPage() {
  const { planId = "" } = useParams();
  return (
    <DocumentRoom key={planId} id={planId} kind="plan">
      {(open) => <PlanEditor open={open} />}
    </DocumentRoom>
  );
}
