import { Navigate, useParams } from "react-router";
import { paths } from "#platform/paths.ts";

/** `/dashboard/groups/{groupId}`: the older address of one of my groups; it is selected in the list (product: routes). */
export default function GroupAliasPage() {
  const { groupId = "" } = useParams();
  return <Navigate to={paths.group(groupId)} replace />;
}
