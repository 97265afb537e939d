import { CSPProvider } from "@base-ui/react/csp-provider";
import { DirectionProvider } from "@base-ui/react/direction-provider";
import { directionOf } from "@kompagnon/messages/languages.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ConsentFoot } from "#features/consent/public.ts";
import { languageOf } from "#platform/i18n.ts";
import { useOnline } from "#platform/offline.ts";
import { queryClient } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { OfflineBar } from "#ui/banner.tsx";
import { Toasts } from "#ui/toast.tsx";
import { Tips } from "#ui/tooltip.tsx";

/** What every page of the application needs and no public page carries: queries, toasts, direction. */
export function Application({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation("ui");
  const online = useOnline();
  return (
    <QueryClientProvider client={queryClient}>
      <CSPProvider disableStyleElements>
        <DirectionProvider direction={directionOf(languageOf(i18n))}>
          <OfflineBar online={online} />
          {children}
          <ConsentFoot />
          <Toasts />
          <Tips />
        </DirectionProvider>
      </CSPProvider>
    </QueryClientProvider>
  );
}
