import { useParams } from "react-router";
import { DocumentRoom } from "#features/documents/public.ts";
import { Show } from "./doors.tsx";

/** `/dashboard/resources/plan/{planId}/presentation`: a plan step by step, in the whole window. */
export default function PresentationPage() {
  const { planId = "" } = useParams();
  return (
    <DocumentRoom key={planId} id={planId} kind="plan">
      {(open) => <Show open={open} />}
    </DocumentRoom>
  );
}
