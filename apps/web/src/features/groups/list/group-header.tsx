import type { Group } from "@kompagnon/contract/groups/model.ts";
import { groupsPaths } from "@kompagnon/contract/groups/paths.ts";
import { teamsPaths } from "@kompagnon/contract/teams/paths.ts";
import { ArrowLeft, BriefcaseBusiness, Ellipsis, Info, LogOut, Settings, UserPlus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Link } from "react-router";
import { useTranslation } from "#platform/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { iconButtonClass } from "#ui/icon-button-class.ts";
import { Menu, MenuItem, MenuSeparator } from "#ui/menu.tsx";
import { RoleBadge, TypeBadge } from "../components/badges.tsx";
import { MemberCount } from "../components/facts.tsx";

const LeaveDialog = lazy(async () => ({ default: (await import("./leave-dialog.tsx")).LeaveDialog }));
const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.75 } as const;

/** Name, picture and kind of the selected group, and its actions. */
export function GroupHeader({ group }: { group: Group }) {
  const { t } = useTranslation("groups");
  const manages = group.my_role === "owner" || group.my_role === "moderator";
  return (
    <header className="flex items-center gap-3 border-line border-b px-3 py-3 sm:px-5 short:py-0.5">
      <Link
        to={groupsPaths.groups}
        aria-label={t("back")}
        className={iconButtonClass("quiet", "md", "md:hidden")}
      >
        <ArrowLeft aria-hidden="true" className="mirror size-5" strokeWidth={1.75} />
      </Link>
      <Avatar id={group.id} name={group.name} src={group.avatar_path} size="lg" className="short:size-10" />
      <div className="grid min-w-0 flex-1 gap-1 short:gap-0">
        <h2 className="truncate text-lg" dir="auto">
          {group.name}
        </h2>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <MemberCount group={group} />
          <span className="hidden sm:inline">
            <TypeBadge type={group.group_type} />
          </span>
          {group.my_role && <RoleBadge role={group.my_role} />}
        </div>
      </div>
      {manages && (
        <ButtonLink
          to={groupsPaths.settings(group.id, "invites")}
          size="sm"
          variant="secondary"
          className="max-lg:hidden"
          icon={<UserPlus {...icon} />}
        >
          {t("invite_people")}
        </ButtonLink>
      )}
      <Actions group={group} manages={manages} />
    </header>
  );
}

function Actions({ group, manages }: { group: Group; manages: boolean }) {
  const { t } = useTranslation("groups");
  const [leaving, setLeaving] = useState(false);
  // Drawn from the first opening on, so that closing can be animated.
  const [used, setUsed] = useState(false);
  return (
    <>
      <Menu
        trigger={
          <IconButton
            label={t("actions")}
            tooltip={false}
            icon={<Ellipsis className="size-5" strokeWidth={1.75} />}
          />
        }
      >
        <MenuItem icon={<Info {...icon} />} to={groupsPaths.profile(group.id)}>
          {t("profile")}
        </MenuItem>
        {manages && (
          <>
            <MenuItem icon={<UserPlus {...icon} />} to={groupsPaths.settings(group.id, "invites")}>
              {t("invite_people")}
            </MenuItem>
            <MenuItem icon={<Settings {...icon} />} to={groupsPaths.settings(group.id, "general")}>
              {t("settings.open")}
            </MenuItem>
          </>
        )}
        <MenuItem icon={<BriefcaseBusiness {...icon} />} to={teamsPaths.found("group", group.id)}>
          {t("found_team")}
        </MenuItem>
        <MenuSeparator />
        <MenuItem
          danger
          icon={<LogOut {...icon} className="mirror size-4" />}
          onClick={() => {
            setUsed(true);
            setLeaving(true);
          }}
        >
          {t("leave.action")}
        </MenuItem>
      </Menu>
      <Suspense fallback={null}>
        {used && <LeaveDialog group={group} open={leaving} onOpenChange={setLeaving} />}
      </Suspense>
    </>
  );
}
