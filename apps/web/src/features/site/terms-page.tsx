import { useTranslation } from "react-i18next";
export default function Page() { const { t } = useTranslation("site"); return <h1>{t("title")}</h1>; }
