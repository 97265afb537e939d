import { useParams } from "react-router";
import { DocumentRoom } from "#features/documents/public.ts";
import { PlanEditor } from "./doors.tsx";

/** `/dashboard/resources/plan/{planId}/share`: a plan with the dialog that lets others in. */
export default function SharePage() {
  const { planId = "" } = useParams();
  return (
    <DocumentRoom key={planId} id={planId} kind="plan">
      {(open) => <PlanEditor open={open} sharing />}
    </DocumentRoom>
  );
}
