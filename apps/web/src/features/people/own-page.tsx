import { Navigate } from "react-router";
import { paths } from "#platform/paths.ts";
import { useMember } from "#platform/session.ts";

/** `/dashboard/profile`: leads to one's own page (product: routes). */
export default function OwnPage() {
  const { id } = useMember();
  return <Navigate to={paths.member(id)} replace />;
}
