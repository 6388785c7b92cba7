# One image with the service and the built dashboard.
# The digest pins the content of the tag, for every platform. To update it, take both from `docker buildx imagetools inspect node:22-slim`.
FROM node:22.23.3-bookworm-slim@sha256:c3de60bf2f9dd0ac6370e6117950ff62d6e339527e7472301c9c78a017978392
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --ignore-scripts
COPY . .
RUN node --import tsx server/commands/build.ts && mkdir /data && chown node /data
USER node
# npm writes its cache only to the temporary folder, so that the rest of the container can be read-only.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data NPM_CONFIG_CACHE=/tmp/npm NPM_CONFIG_UPDATE_NOTIFIER=false
VOLUME /data
EXPOSE 8080
HEALTHCHECK --start-period=60s CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--import", "tsx", "server/main.ts"]
