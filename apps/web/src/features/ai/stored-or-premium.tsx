import { useQuery } from "@tanstack/react-query";
import { type ReactNode, Suspense } from "react";
import { PremiumOnly } from "#features/billing/public.ts";
import { useMember } from "#platform/session.ts";
import { FullPageLoader } from "#ui/skeleton.tsx";
import { stateQuery } from "./api.ts";

/** Around the assistants: for premium, and to be read for members who have conversations from before; asking takes premium. */
export function StoredConversationsOrPremium({ children }: { children: ReactNode }) {
  const me = useMember();
  const { data, error } = useQuery(stateQuery());
  if (!me.premium && data?.kept) return children;
  if (!me.premium && !data && !error) return <FullPageLoader />;
  return (
    <Suspense fallback={<FullPageLoader />}>
      <PremiumOnly>{children}</PremiumOnly>
    </Suspense>
  );
}
