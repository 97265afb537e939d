import { useQuery } from "@tanstack/react-query";
import { pathQuery, usePathNews } from "./api.ts";
import { Ends } from "./ends.tsx";

/** How two go on, where their trial project is: as soon as it is done, until they said so. */
export function TrialEnds({ chatId }: { chatId: string }) {
  usePathNews(chatId);
  const { data: path } = useQuery(pathQuery(chatId));
  if (!path?.can_write || path.aside || path.team || path.trial?.status !== "done") return null;
  return <Ends path={path} />;
}
