import { peoplePaths } from "@kompagnon/contract/people/rules.ts";
import { Navigate } from "react-router";
import { useMember } from "#platform/session.ts";

/** `/dashboard/profile`: redirects to the member's own page (product: routes). */
export default function OwnPage() {
  const { id } = useMember();
  return <Navigate to={peoplePaths.member(id)} replace />;
}
