import { teamsPaths } from "@kompagnon/contract/teams/paths.ts";
import { Navigate, useParams } from "react-router";

/** `/dashboard/teams/{teamId}` leads on to its tasks. */
export default function TeamAliasPage() {
  const { teamId = "" } = useParams();
  return <Navigate to={teamsPaths.tasks(teamId)} replace />;
}
