import { plansPaths } from "@kompagnon/contract/plans/paths.ts";
import { Navigate, useLocation, useParams } from "react-router";

/** `/dashboard/resources/plan/{planId}`: where notifications, mails and searches lead, and on to the plan itself. */
export default function OpenPage() {
  const { planId = "" } = useParams();
  const { search, hash } = useLocation();
  return <Navigate to={{ pathname: plansPaths.edit(planId), search, hash }} replace />;
}
