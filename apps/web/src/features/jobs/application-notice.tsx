import type { JobApplication } from "@kompagnon/contract/jobs/model.ts";
import { jobsPaths } from "@kompagnon/contract/jobs/paths.ts";
import { isolate } from "@kompagnon/messages/isolate.ts";
import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router";
import { useTranslation } from "#platform/use-translation.ts";
import { toast } from "#ui/toast.tsx";

/** A system notification while the tab is hidden, if the person has allowed any; whether there is one. */
function notifyOnDesktop(id: string, title: string, body: string, go: () => void): boolean {
  if (!document.hidden || !("Notification" in window) || Notification.permission !== "granted") return false;
  try {
    const notice = new Notification(title, { body, tag: `job application ${id}`, icon: "/icon-192.png" });
    notice.onclick = () => {
      window.focus();
      notice.close();
      go();
    };
    return true;
  } catch {
    return false; // phones allow them from a service worker only: there push tells
  }
}

/** Announces an application once: as a system notification, or as a toast (spec: community, section 4). */
export function ApplicationNotice({ application }: { application: JobApplication }) {
  const { t, i18n } = useTranslation("jobs");
  const navigate = useNavigate();
  const say = useEffectEvent(({ id, applicant_username: username, job_title: title }: JobApplication) => {
    const go = () => void navigate(jobsPaths.received);
    const [name, job] = [username, title].map((text) => isolate(i18n.language, text ?? ""));
    if (notifyOnDesktop(id, t("arrived"), [name, job].filter(Boolean).join(" · "), go)) return;
    toast(`${t("arrived")}: ${name}`, {
      id: `job application ${id}`,
      action: { label: t("arrived_look"), onClick: go },
    });
  });
  const { id } = application;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each is announced once
  useEffect(() => say(application), [id]);
  return null;
}
