import { PROVIDER_TIMEOUT_MS } from "@kompagnon/contract/accounts/rules.ts";
import { useRef, useState } from "react";
import { ApiError, call } from "#platform/call.ts";
import { languageOf } from "#platform/i18n.ts";
import { storeBanMessage } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { FormError } from "#ui/field.tsx";
import { loadSession, type Mode } from "../credentials.ts";
import { forgetInvite, pendingInvite } from "../invite-slug.ts";
import { LegalWords } from "./legal-words.tsx";

/** The part of Google's script that is used (https://developers.google.com/identity/gsi/web/reference/js-reference). */
type GoogleId = {
  initialize: (options: {
    client_id: string;
    callback: (answer: { credential?: string }) => void;
    ux_mode: "popup";
    use_fedcm_for_prompt: boolean;
  }) => void;
  renderButton: (
    parent: HTMLElement,
    look: { type: "standard"; theme: string; size: "large"; text: string; width: number; locale: string },
  ) => void;
  prompt: () => void;
};
declare global {
  interface Window {
    google?: { accounts?: { id?: GoogleId } };
  }
}

/** Why Google is not there: its script failed, or did not come in time (spec: community, section 9). */
class GoogleAway extends Error {
  readonly late: boolean;
  constructor(late: boolean) {
    super(late ? "late" : "failed");
    this.late = late;
  }
}

let loading: Promise<GoogleId> | undefined;

/** Loads Google's script, when a visitor chooses to sign in with it. @throws GoogleAway */
function loadGoogle(scriptUrl: string): Promise<GoogleId> {
  loading ??= load(scriptUrl).catch((failure: unknown) => {
    loading = undefined; // the next press tries again
    throw failure;
  });
  return loading;
}

function load(scriptUrl: string): Promise<GoogleId> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    const end = (settle: () => void) => {
      clearTimeout(timer);
      settle();
    };
    const timer = setTimeout(() => {
      script.remove();
      reject(new GoogleAway(true));
    }, PROVIDER_TIMEOUT_MS);
    script.onload = () =>
      end(() => {
        const id = window.google?.accounts?.id;
        if (id) resolve(id);
        else reject(new GoogleAway(false));
      });
    script.onerror = () => end(() => reject(new GoogleAway(false)));
    script.src = scriptUrl;
    script.async = true;
    document.head.append(script);
  });
}

/**
 * Signs in or up with Google. Its script is loaded on the first press, so that Google does not learn of other visits. Its own
 * button then replaces ours.
 */
export function GoogleButton({
  mode,
  clientId,
  scriptUrl,
  onPending,
  onRefused,
  onNew,
}: {
  mode: Mode;
  clientId: string;
  scriptUrl: string;
  onPending: (token: string) => void;
  onRefused: () => void;
  onNew: () => void;
}) {
  const { t, i18n } = useTranslation("accounts/login");
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<"idle" | "busy" | "ready">("idle");
  const [problem, setProblem] = useState<string | null>(null);
  const language = languageOf(i18n);

  const take = async (credential: string | undefined) => {
    if (!credential) return setProblem(t("google.no_credential"));
    setProblem(null);
    try {
      const invite = pendingInvite();
      const answer = await call("POST /api/auth/identity-provider", {
        body: { credential, language, ...(invite !== null && { invite_slug: invite }) },
      });
      if (answer.pending_token !== null) return onPending(answer.pending_token);
      if (answer.is_new) {
        forgetInvite();
        onNew();
      }
      await loadSession();
    } catch (failure) {
      const { code, message } = failure instanceof ApiError ? failure : { code: "", message: "" };
      if (code === "banned") {
        storeBanMessage(message);
        onRefused();
      } else setProblem(message || t("google.failed"));
    }
  };

  const start = async () => {
    setProblem(null);
    setState("busy");
    try {
      const google = await loadGoogle(scriptUrl);
      google.initialize({
        client_id: clientId,
        callback: ({ credential }) => void take(credential),
        ux_mode: "popup",
        use_fedcm_for_prompt: true,
      });
      if (place.current)
        google.renderButton(place.current, {
          type: "standard",
          theme: document.documentElement.dataset["theme"] === "dark" ? "filled_black" : "outline",
          size: "large",
          text: mode === "sign-up" ? "signup_with" : "signin_with",
          width: Math.min(400, place.current.offsetWidth),
          locale: language,
        });
      setState("ready");
      google.prompt();
    } catch (failure) {
      setState("idle");
      setProblem(t(failure instanceof GoogleAway && failure.late ? "google.late" : "google.away"));
    }
  };

  return (
    <div className="grid gap-2">
      <div ref={place} className="grid justify-items-center empty:hidden" />
      {state !== "ready" && (
        <Button variant="secondary" wide busy={state === "busy"} onClick={start} icon={<GoogleMark />}>
          {t(mode === "sign-up" ? "google.sign_up" : "google.sign_in")}
        </Button>
      )}
      {/* In both modes: a visitor without an account gets one either way. */}
      <p className="text-pretty text-center text-ink-soft text-sm">
        <LegalWords>{t("google.terms")}</LegalWords>
      </p>
      <FormError boxed>{problem}</FormError>
    </div>
  );
}

/** Google's mark in its own four colours, as its rules for such buttons ask. */
const GoogleMark = () => (
  <img src="/images/google.svg" alt="" width={18} height={18} className="size-[18px]" />
);
