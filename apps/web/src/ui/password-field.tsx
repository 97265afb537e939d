import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { useTranslation } from "react-i18next";
import { TextField } from "./field.tsx";
import { IconButton } from "./icon-button.tsx";

/** A password that can be shown. Set `autoComplete` to `current-password` or `new-password`. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, "type" | "end">) {
  const { t } = useTranslation("ui");
  const [shown, setShown] = useState(false);
  return (
    <TextField
      spellCheck={false}
      autoCapitalize="none"
      {...props}
      type={shown ? "text" : "password"}
      end={
        <IconButton
          label={shown ? t("hide_password") : t("show_password")}
          tooltip={false}
          icon={shown ? <EyeOff className="size-5" strokeWidth={1.75} /> : <Eye className="size-5" strokeWidth={1.75} />}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
