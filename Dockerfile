# Pawl in a container: the package that `npm pack` makes, on the Node it is made for, as an ordinary user.
# docs/guides/deploy.md says how to build and run it.

FROM node:26-slim AS packed
WORKDIR /src
COPY . .
RUN npm pack --pack-destination /tmp

FROM node:26-slim
COPY --from=packed /tmp/pawl-*.tgz /tmp/pawl.tgz
RUN npm install --global --no-audit --no-fund /tmp/pawl.tgz \
  && rm -rf /tmp/pawl.tgz /root/.npm \
  && install --directory --owner=node --group=node --mode=0700 /data
USER node
ENV PAWL_DATA=/data NODE_ENV=production
VOLUME /data
EXPOSE 7077
# Alive, whatever the store does: a server whose database is away recovers by itself and is not to be restarted.
HEALTHCHECK --interval=15s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:7077/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["pawl"]
CMD ["serve", "--host", "0.0.0.0"]
