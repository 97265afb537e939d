import { Gift } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, useLocation, useParams, useSearchParams } from "react-router";
import { recall } from "#platform/device.ts";
import { DocumentTitle } from "#platform/document-title.tsx";
import { paths } from "#platform/paths.ts";
import { banMessage, type Origin, useSession } from "#platform/session.ts";
import { KNOWN_AS } from "#platform/signed-in-hint.ts";
import { FormError } from "#ui/form-error.tsx";
import { WholePageWait } from "#ui/whole-page-wait.tsx";
import { CredentialsForm } from "./components/credentials-form.tsx";
import { Entrance } from "./components/entrance.tsx";
import { ModeTabs, PANEL, tabId } from "./components/mode-tabs.tsx";
import type { Mode } from "./credentials.ts";
import { keepInvite, pendingInvite } from "./invite-slug.ts";
import { useEntry } from "./use-entry.ts";

/** Signs in and up (spec: community, section 2). Members are sent on: where they wanted to go, or to the dashboard. */
export default function LoginPage() {
  const session = useSession();
  const state: Origin | null = useLocation().state;
  const [registered, setRegistered] = useState(false);
  // Somebody was here before: most likely a member, so the form does not flash up. Once it stands, it stays.
  const [expected, setExpected] = useState(() => recall(KNOWN_AS) !== null);
  if (session.state === "member")
    return <Navigate to={registered ? paths.register : (state?.from ?? paths.dashboard)} replace />;
  if (expected && session.state === "loading") return <WholePageWait />;
  if (expected) setExpected(false);
  return <Form onRegistered={() => setRegistered(true)} />;
}

function Form({ onRegistered }: { onRegistered: () => void }) {
  const { t } = useTranslation("accounts");
  const { mode, show } = useMode();
  const [ban, setBan] = useState(banMessage);
  const entry = useEntry(mode, {
    onEntered: () => mode === "sign-up" && onRegistered(),
    onRefused: () => setBan(banMessage()),
  });
  const signUp = mode === "sign-up";
  const open = (next: Mode) => {
    entry.clear();
    show(next);
  };
  return (
    <Entrance>
      <DocumentTitle>{t(signUp ? "mode.sign_up" : "mode.sign_in")}</DocumentTitle>
      <h1 className="text-2xl">{t(signUp ? "sign_up.title" : "sign_in.title")}</h1>
      <p className="mt-2 mb-6 text-ink-soft">{t(signUp ? "sign_up.lead" : "sign_in.lead")}</p>
      {ban !== null && (
        <div className="mb-4">
          <FormError boxed>{ban}</FormError>
        </div>
      )}
      {signUp && pendingInvite() !== null && (
        <p className="mb-4 flex items-start gap-3 rounded-control bg-accent-soft px-3.5 py-3 text-sm">
          <Gift aria-hidden="true" className="size-5 shrink-0 text-accent" strokeWidth={1.75} />
          {t("sign_up.invited")}
        </p>
      )}
      <ModeTabs mode={mode} onChange={open} />
      <div role="tabpanel" id={PANEL} aria-labelledby={tabId(mode)}>
        <CredentialsForm mode={mode} entry={entry} onSignIn={() => open("sign-in")} />
      </div>
    </Entrance>
  );
}

/** The open side stands in the address; an invitation opens the sign-up side and is kept for it. */
function useMode(): { mode: Mode; show: (mode: Mode) => void } {
  const { slug } = useParams();
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  useEffect(() => {
    if (slug !== undefined) keepInvite(slug);
  }, [slug]);
  const asked = search.get("mode");
  const usual: Mode = slug === undefined ? "sign-in" : "sign-up";
  return {
    mode: asked === "sign-in" || asked === "sign-up" ? asked : usual,
    // The origin in the history state goes along.
    show: (mode) =>
      setSearch(mode === usual ? {} : { mode }, { replace: true, state, preventScrollReset: true }),
  };
}
