# The bot as an image. Built in one stage, run from another without the tools of development.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci
COPY tsconfig.json tsconfig.build.json vite.config.ts prisma.config.ts ./
COPY prisma ./prisma
COPY src ./src
RUN npm run generate && npm run build
RUN npm prune --omit=dev

FROM node:24-bookworm-slim
ENV NODE_ENV=production
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY --from=build /app/prisma ./prisma
COPY locales ./locales
# For the sandbox's world, and for the embedded PostgreSQL when no DATABASE_URL is set.
RUN mkdir data && chown node:node data
VOLUME /app/data
USER node
EXPOSE 8080
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "--eval", "fetch(`http://127.0.0.1:${process.env.PORT || 8080}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Not through npm: signals then reach the bot without a middleman.
CMD ["node", "dist/main.js"]
