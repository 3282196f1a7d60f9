import { Modal } from 'antd'
import { resultsMessages as messages } from './resultsMessages'
import './KeysHelp.css'

/** A dialog that says what the keys do. */
export function KeysHelp({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Modal open={isOpen} title={messages.keysTitle} footer={null} onCancel={onClose}>
      <dl className="keysHelp">
        {messages.keys.map(([keys, does]) => (
          <div key={keys}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  )
}
