export { NewsLines } from "./components/news-lines.tsx";
