import { presentationsPaths } from "@kompagnon/contract/presentations/paths.ts";
import { Navigate, useLocation, useParams } from "react-router";

/** `/dashboard/resources/presentations/{presentationId}`: where notifications, mails and searches lead, and on to the deck itself. */
export default function OpenPage() {
  const { presentationId = "" } = useParams();
  const { search, hash } = useLocation();
  return <Navigate to={{ pathname: presentationsPaths.edit(presentationId), search, hash }} replace />;
}
