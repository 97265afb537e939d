import { groupsPaths } from "@kompagnon/contract/groups/paths.ts";
import { Navigate, useParams } from "react-router";

/** `/dashboard/groups/{groupId}`: the older address of one of my groups; it is selected in the list (product: routes). */
export default function GroupAliasPage() {
  const { groupId = "" } = useParams();
  return <Navigate to={groupsPaths.group(groupId)} replace />;
}
