import { groupsPaths } from "@kompagnon/contract/groups/paths.ts";
import { Navigate, useParams } from "react-router";

/** `/dashboard/group/{groupId}`: the older address of a group's profile (product: routes). */
export default function ProfileAliasPage() {
  const { groupId = "" } = useParams();
  return <Navigate to={groupsPaths.profile(groupId)} replace />;
}
