// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace yuyi {

/// @brief A button that looks like a search field and opens the search.
class SearchButton final : public QAbstractButton
{
    Q_OBJECT
public:
    explicit SearchButton(QWidget *parent = nullptr);
    void setKey(const QString &key);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_key;
};

} // namespace yuyi
