import { aiPaths } from "@kompagnon/contract/ai/paths.ts";
import { Navigate } from "react-router";

/** `/dashboard/resources/ai-ideas` leads on to the assistants. */
export default function IdeasAliasPage() {
  return <Navigate to={aiPaths.hub} replace />;
}
