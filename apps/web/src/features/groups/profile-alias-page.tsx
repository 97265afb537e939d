import { Navigate, useParams } from "react-router";
import { paths } from "#platform/paths.ts";

/** `/dashboard/group/{groupId}`: the older address of a group's profile (product: routes). */
export default function ProfileAliasPage() {
  const { groupId = "" } = useParams();
  return <Navigate to={paths.groupProfile(groupId)} replace />;
}
