/** Retries a failed request on another edge. */
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { ensureNginx } from '../../tooling/release/programs/nginx-and-wrk.ts'
import { runNginx } from '../../tooling/release/serve/nginx/run-nginx.ts'
import { ensureTestCertificate } from '../../tooling/release/serve/nginx/test-certificate.ts'

export interface LoadBalancer {
  readonly address: string
  close(): Promise<void>
}

/** @param ports the edges' ports on this computer */
export async function startLoadBalancer(
  cluster: string,
  port: number,
  ports: readonly number[],
): Promise<LoadBalancer> {
  const program = ensureNginx()
  if (!program) throw new Error('The balancer is nginx. Install it: see above.')
  const folder = path.join(cluster, 'balancer')
  const { certificate, key } = await ensureTestCertificate()
  for (const name of ['logs', 'temporary']) await mkdir(path.join(folder, name), { recursive: true })
  await writeFile(path.join(folder, 'nginx.conf'), configuration(port, certificate, key, ports))
  const nginx = await runNginx(program, folder, port)
  return { address: `https://localhost:${port}`, close: () => nginx.close() }
}

const configuration = (port: number, certificate: string, key: string, edges: readonly number[]): string => `
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
worker_rlimit_nofile 16384;
pid nginx.pid;
error_log logs/error.log warn;
events { worker_connections 4096; }
http {
    access_log off;
    client_body_temp_path temporary/client_body;
    proxy_temp_path temporary/proxy;
    fastcgi_temp_path temporary/fastcgi;
    uwsgi_temp_path temporary/uwsgi;
    scgi_temp_path temporary/scgi;
    ssl_certificate "${certificate}";
    ssl_certificate_key "${key}";
    # As an edge does: what has come can be read (template/nginx.conf).
    ssl_buffer_size 4k;
    http2_chunk_size 4k;
    large_client_header_buffers 12 64k;
    merge_slashes off;
    # Never left out: an error of the store's comes from all of them, and none would be left.
    upstream edges {
        ${edges.map(edge => `server 127.0.0.1:${edge} max_fails=0;`).join('\n        ')}
        keepalive 64;
    }
    server {
        listen 127.0.0.1:${port} ssl http2;
        # An address that is none, nginx does not hand on. What to say of it, an edge knows.
        error_page 400 =404 /unknown;
        location / {
            proxy_pass https://edges;
            proxy_http_version 1.1;
            proxy_set_header Connection "";
            proxy_set_header Host $http_host;
            proxy_set_header X-Forwarded-For $remote_addr;
            proxy_connect_timeout 1s;
            # Longer than an edge waits for its store, and for the assistant.
            proxy_read_timeout 35s;
            proxy_buffers 16 16k;
            proxy_next_upstream error timeout http_500 http_502 http_503 http_504;
        }
    }
}
`
