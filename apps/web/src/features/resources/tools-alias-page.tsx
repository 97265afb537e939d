import { resourcesPaths } from "@kompagnon/contract/resources/paths.ts";
import { Navigate } from "react-router";

/** `/dashboard/resources/tools`: another address of the tools (product: routes). */
export default function ToolsAliasPage() {
  return <Navigate to={resourcesPaths.hub} replace />;
}
